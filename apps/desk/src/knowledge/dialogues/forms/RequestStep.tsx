import { NativeSelect, TextInput } from '@mantine/core'
import type { NodeOf } from '@foyer/contract/robot/dialogue/dialogue.ts'
import { dialogueLimits } from '@foyer/contract/robot/dialogue/limits.ts'
import { textLimits } from '@foyer/contract/text-limits.ts'
import { useState } from 'react'
import { useText } from '../../../text/text-context.tsx'
import { TargetSelect } from '../draft/TargetSelect.tsx'
import { ListPart } from './ListPart.tsx'
import type { StepProps } from './step-props.ts'

type Request = NodeOf<'request'>
const byPlace = (_item: unknown, place: number) => String(place)

export function RequestStep({ id, node, onChange }: StepProps<'request'>) {
  const t = useText()
  return (
    <>
      <NativeSelect
        label={t('knowledge.dialogues.method')}
        value={node.method}
        data={['GET', 'POST']}
        onChange={({ currentTarget }) => {
          const { body: _body, bodyType: _type, ...bare } = node
          onChange(
            currentTarget.value === 'POST'
              ? { ...bare, method: 'POST', body: {} }
              : { ...bare, method: 'GET' },
          )
        }}
      />
      <TextInput
        label={t('knowledge.dialogues.url')}
        description={t('knowledge.dialogues.urlHint')}
        dir="ltr"
        maxLength={textLimits.url}
        value={node.url}
        onChange={({ currentTarget }) => onChange({ ...node, url: currentTarget.value })}
      />
      {node.method === 'POST' && <BodyFields node={node} onChange={onChange} />}
      <ListPart
        title={t('knowledge.dialogues.picks')}
        items={node.picks}
        nameOf={({ path }, place) => path || t('knowledge.dialogues.pickNo', { place: place + 1 })}
        keyOf={byPlace}
        add={{
          label: t('knowledge.dialogues.addPick'),
          item: () => ({ path: '', variable: '' }),
          most: dialogueLimits.picks,
        }}
        onChange={(picks) => onChange({ ...node, picks })}
      >
        {(pick, change) => (
          <div className="desk-step-row">
            <TextInput
              label={t('knowledge.dialogues.pickPath')}
              dir="ltr"
              maxLength={700}
              value={pick.path}
              onChange={({ currentTarget }) => change({ ...pick, path: currentTarget.value })}
            />
            <TextInput
              label={t('knowledge.dialogues.variable')}
              dir="ltr"
              maxLength={32}
              value={pick.variable}
              onChange={({ currentTarget }) => change({ ...pick, variable: currentTarget.value })}
            />
          </div>
        )}
      </ListPart>
      <TargetSelect id={id} outcome="next" to={node.goes} label={t('knowledge.dialogues.outcome.next')} />
      <TargetSelect id={id} outcome="fails" to={node.fails} label={t('knowledge.dialogues.outcome.fails')} />
    </>
  )
}

function BodyFields({ node, onChange }: { node: Request; onChange: (node: Request) => void }) {
  const t = useText()
  // An object has no two entries of one name: while a name is being typed they are rows.
  const [rows, setRows] = useState(() => Object.entries(node.body ?? {}))
  const change = (next: [string, string][]): void => {
    setRows(next)
    onChange({
      ...node,
      body: Object.fromEntries(next.filter(([name]) => name !== '' && name !== '__proto__')),
    })
  }
  return (
    <>
      <NativeSelect
        label={t('knowledge.dialogues.bodyType')}
        value={node.bodyType ?? 'json'}
        data={(['json', 'urlencoded'] as const).map((value) => ({
          value,
          label: t(`knowledge.dialogues.bodyType.${value}`, { json: 'JSON' }),
        }))}
        onChange={({ currentTarget }) =>
          onChange({ ...node, bodyType: currentTarget.value === 'urlencoded' ? 'urlencoded' : 'json' })
        }
      />
      <ListPart
        title={t('knowledge.dialogues.body')}
        items={rows}
        nameOf={([name], place) => name || t('knowledge.dialogues.bodyNo', { place: place + 1 })}
        keyOf={byPlace}
        add={{
          label: t('knowledge.dialogues.addBody'),
          item: (): [string, string] => ['', ''],
          most: dialogueLimits.bodyFields,
        }}
        onChange={change}
      >
        {([name, value], set) => (
          <div className="desk-step-row">
            <TextInput
              label={t('knowledge.dialogues.bodyName')}
              dir="ltr"
              maxLength={64}
              value={name}
              onChange={({ currentTarget }) => set([currentTarget.value, value])}
            />
            <TextInput
              label={t('knowledge.dialogues.bindValue')}
              dir="auto"
              maxLength={dialogueLimits.text}
              value={value}
              onChange={({ currentTarget }) => set([name, currentTarget.value])}
            />
          </div>
        )}
      </ListPart>
    </>
  )
}
