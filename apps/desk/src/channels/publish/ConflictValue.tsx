import type { SettingKey } from '@foyer/contract/settings/channel-settings.ts'
import { isFields } from '@foyer/contract/readers.ts'
import { changedKeys, type Settings } from '@foyer/core/settings/settings.ts'
import { isSetting, settingTable } from '../fields/setting-table.ts'
import { ChangeView } from './ChangeList.tsx'
import { describeChange, shownValue } from './describe-changes.ts'
import { ValueView } from './ValueView.tsx'

type ConflictValueProps = { settingKey: SettingKey; value: unknown; other: unknown }

/** One side of a conflict: a value, how a list differs from that of the other side, or the translations that differ. */
export function ConflictValue({ settingKey, value, other }: ConflictValueProps) {
  return (
    <div className="desk-conflict-value">
      <Side settingKey={settingKey} value={value} other={other} />
    </div>
  )
}

function Side({ settingKey, value, other }: ConflictValueProps) {
  if (!isSetting(settingKey)) return <Texts texts={fieldsOf(value)} others={fieldsOf(other)} />
  if (settingTable[settingKey].input.kind === 'part')
    return <ChangeView change={describeChange(settingKey, other, value)} />
  return <ValueView value={shownValue(settingKey, value)} />
}

function Texts({ texts, others }: { texts: Settings; others: Settings }) {
  return (
    <dl>
      {changedKeys(texts, others).map((text) => (
        <div key={text}>
          <dt dir="auto">{text}</dt>
          <dd>
            <ValueView value={{ kind: 'text', text: textOf(texts[text]) }} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function fieldsOf(value: unknown): Settings {
  return isFields(value) ? value : {}
}
