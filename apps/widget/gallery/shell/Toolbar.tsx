import { locales } from '@foyer/i18n/locales.ts'
import { queryOf, type Controls } from '../controls.ts'

const choices = {
  locale: Object.keys(locales),
  theme: ['light', 'dark'],
  dir: ['ltr', 'rtl'],
  layout: ['desktop', 'mobile'],
  width: ['', '320', '360', '390', '420', '768'],
}

/** Every choice is a parameter of the address: what somebody sees can be sent to somebody else. */
export function Toolbar({ controls }: { controls: Controls }) {
  return (
    <form className="toolbar" aria-label="What to look at">
      <a href={queryOf({ ...controls, exhibit: '', file: '' })}>All</a>
      <input type="hidden" name="exhibit" value={controls.exhibit} />
      <input type="hidden" name="file" value={controls.file} />
      {(['locale', 'theme', 'dir', 'layout', 'width'] as const).map((name) => (
        <label key={name}>
          {name}{' '}
          <select
            name={name}
            defaultValue={String(controls[name] || '')}
            onChange={(event) => event.target.form?.requestSubmit()}
          >
            {choices[name].map((choice) => (
              <option key={choice} value={choice}>
                {choice || 'usual'}
              </option>
            ))}
          </select>
        </label>
      ))}
      <label>
        <input
          type="checkbox"
          name="live"
          value=""
          defaultChecked={controls.isLive}
          onChange={(event) => event.target.form?.requestSubmit()}
        />{' '}
        live
      </label>
    </form>
  )
}
