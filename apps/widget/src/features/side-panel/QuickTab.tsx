import type { ChannelConfig } from '@foyer/contract/channel/config.ts'
import { quickLinksOf, quickSize } from '@foyer/core/side-panel/quick-links.ts'
import { useText } from '../../text/TextProvider.tsx'
import { QuickPicture } from './QuickPicture.tsx'
import './QuickTab.css'

/** S-28: places to go, the larger the fewer there are. */
export function QuickTab({ side }: { side: ChannelConfig['sideBarConfig'] }) {
  const t = useText()
  const links = quickLinksOf(side)
  if (links.length === 0) return <p className="side-panel-empty">{t('panel.quick.empty')}</p>
  return (
    <ul className={`quick quick-${quickSize(links.length)}`}>
      {links.map(({ at, name, href, picture }) => (
        <li key={at}>
          <a className="quick-link" href={href} target="_blank" rel="noopener noreferrer">
            <QuickPicture name={name} src={picture} />
            <span className="quick-name" dir="auto">
              {name}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
