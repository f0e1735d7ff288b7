import { defaultChannelConfig, type ChannelConfig } from '@foyer/contract/channel/config.ts'
import type { Exhibit } from '../../gallery/exhibit.ts'
import '../features/timeline/Bubble.css'
import './bubbles-exhibit.css'

const looks: readonly [string, Partial<ChannelConfig>][] = [
  ['usual', {}],
  ['green', { kitBgcolor: '#0a7d4f', cusColor: '#eef7f1', mainColor: '#0a7d4f' }],
  ['pale', { kitBgcolor: '#ffe680', kitTxcolor: '#ffffff', cusColor: '#fffbe6', mainColor: '#ffcc00' }],
  ['grey', { kitBgcolor: '#767676', kitTxcolor: '#999999', cusColor: '#767676', mainColor: '#767676' }],
  ['dark', { kitBgcolor: '#ffffff', kitTxcolor: '#111111', cusColor: '#2b2b2b', mainColor: '#e0245e' }],
]

/** Every colour that can stand in a bubble. */
export default looks.map(([name, look]): Exhibit => ({
  name: `bubbles/${name}`,
  state: { channel: { ...defaultChannelConfig, ...look } },
  view: () => ['foyer-own', 'foyer-other'].map((scope) => <Sample key={scope} scope={scope} />),
})) satisfies Exhibit[]

function Sample({ scope }: { scope: string }) {
  return (
    <div className={`bubble bubble-first sample ${scope}`}>
      <p>What is said in it.</p>
      <p className="sample-soft">What is less important.</p>
      <p className="sample-inset">
        An inset with <span className="sample-accent">something accented</span> and{' '}
        <span className="sample-soft">lesser text</span>
      </p>
      <p className="sample-accent">Accented on the bubble.</p>
    </div>
  )
}
