import type { UiKey } from '@foyer/i18n/keys.ts'
import { Sheet } from '@foyer/ui/primitives/Sheet.tsx'
import { useText } from '../../../text/TextProvider.tsx'

import './ScreenshotHelp.css'
import { Fragment } from 'react'
import { ExternalLink } from 'lucide-react'

/** Keys that are held together. They stand in the order of pressing in every direction of writing. */
function Keys({ keys }: { keys: readonly string[] }) {
  return (
    <span className="capture-keys" dir="ltr">
      {keys.map((key, index) => (
        <Fragment key={key}>
          {index > 0 && '+'}
          <kbd>{key}</kbd>
        </Fragment>
      ))}
    </span>
  )
}

/** Free programs, by their own names and addresses. */
const captureTools = [
  { name: 'ShareX', url: 'https://getsharex.com/', systems: 'Windows' },
  { name: 'Greenshot', url: 'https://getgreenshot.org/', systems: 'Windows, Mac' },
  { name: 'Flameshot', url: 'https://flameshot.org/', systems: 'Windows, Mac, Linux' },
] as const

type Shortcut = { keys: readonly string[]; does: UiKey }
type System = { name: UiKey; shortcuts: readonly Shortcut[]; paste: readonly string[] }

const windows: System = {
  name: 'capture.windows',
  shortcuts: [
    { keys: ['Win', 'Shift', 'S'], does: 'capture.area' },
    { keys: ['PrtScn'], does: 'capture.screen' },
  ],
  paste: ['Ctrl', 'V'],
}

const mac: System = {
  name: 'capture.mac',
  shortcuts: [
    { keys: ['Ctrl', 'Cmd', 'Shift', '4'], does: 'capture.areaToCopy' },
    { keys: ['Cmd', 'Shift', '4'], does: 'capture.areaToFile' },
  ],
  paste: ['Cmd', 'V'],
}

/** S-26: the visitor's own system first. */
export function ScreenshotHelp({ onClose }: { onClose: () => void }) {
  const t = useText()
  const isMac = /Mac/.test(navigator.userAgent)
  return (
    <Sheet title={t('capture.title')} onClose={onClose}>
      {(isMac ? [mac, windows] : [windows, mac]).map(({ name, shortcuts, paste }) => (
        <section key={name} className="capture-system">
          <h3>{t(name)}</h3>
          <dl>
            {[...shortcuts, { keys: paste, does: 'capture.paste' as const }].map(({ keys, does }) => (
              <div key={does}>
                <dt>{t(does)}</dt>
                <dd>
                  <Keys keys={keys} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <section className="capture-tools">
        <h3>{t('capture.tools')}</h3>
        <ul>
          {captureTools.map(({ name, url, systems }) => (
            <li key={name}>
              <a href={url} target="_blank" rel="noopener noreferrer">
                {name}
                <ExternalLink size={14} />
              </a>
              <span>{systems}</span>
            </li>
          ))}
        </ul>
      </section>
    </Sheet>
  )
}
