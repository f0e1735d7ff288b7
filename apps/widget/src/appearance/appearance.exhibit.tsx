import { defaultChannelConfig, type ChannelConfig } from '@foyer/contract/channel/config.ts'
import type { SessionState } from '@foyer/core/session/state.ts'
import type { Exhibit } from '../../gallery/exhibit.ts'
import { useControls } from '../../gallery/stage/ControlsContext.tsx'
import { Timeline } from '../features/timeline/Timeline.tsx'
import { DesktopLayout } from '../layouts/desktop.tsx'
import { MobileLayout } from '../layouts/ChatLayout.tsx'
import { Background } from './Background.tsx'
import { Preview } from '../preview/Preview.tsx'
import { useAppearance } from './use-appearance.ts'

function dressed(channel: Partial<ChannelConfig>): Partial<SessionState> {
  return { channel: { ...defaultChannelConfig, ...channel } }
}

const green = {
  mainColor: '#0a7d4f',
  kitBgcolor: '#0a7d4f',
  navigationBarColor: '#0a7d4f',
  cusColor: '#eef7f1',
}
const yellow = {
  mainColor: '#ffcc00',
  kitBgcolor: '#ffe680',
  kitTxcolor: '#ffffff',
  navigationBarColor: '#ffcc00',
  cusColor: '#3a2f00',
}

export default [
  { name: 'appearance/usual', place: 'page', view: () => <Page /> },
  { name: 'appearance/green', place: 'page', state: dressed(green), view: () => <Page /> },
  {
    name: 'appearance/yellow',
    about: 'unreadable choices',
    place: 'page',
    state: dressed(yellow),
    view: () => <Page />,
  },
  {
    name: 'appearance/picture',
    place: 'page',
    state: dressed({ backgroundImage: '/files/demo/picture.jpg' }),
    view: () => (
      <main className="mobile">
        <div className="mobile-body">
          <Background />
          <Timeline />
        </div>
      </main>
    ),
  },
  {
    name: 'appearance/preview',
    place: 'page',
    search: '?customize=true',
    view: () => <Preview Placed={Page} />,
  },
] satisfies Exhibit[]

/** The preview dresses the page inside of it. */
function Page() {
  useAppearance()
  const Layout = { desktop: DesktopLayout, mobile: MobileLayout }[useControls().layout]
  return <Layout />
}
