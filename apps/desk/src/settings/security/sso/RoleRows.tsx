import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core'
import { ssoLimits, ssoRoles } from '@foyer/contract/desk/sso-words.ts'
import { Plus, X } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { useText } from '../../../text/text-context.tsx'
import type { RoleRow } from './sso-draft.ts'

type RoleRowsProps = {
  rows: readonly RoleRow[]
  onChange: (rows: readonly RoleRow[]) => void
  children: ReactNode
}

/** Which role the members of a group get. */
export function RoleRows({ rows, onChange, children }: RoleRowsProps) {
  const t = useText()
  const count = useRef(0)
  const add = useRef<HTMLButtonElement>(null)
  const change = (id: string, part: Partial<RoleRow>): void =>
    onChange(rows.map((row) => (row.id === id ? { ...row, ...part } : row)))

  return (
    <fieldset className="desk-sso-roles">
      <legend>{t('sso.roles')}</legend>
      <p>{t('sso.roles.hint')}</p>
      {children}
      {rows.map(({ id, group, role }, place) => (
        <div key={id} className="desk-sso-role">
          <TextInput
            label={t('sso.group')}
            autoComplete="off"
            spellCheck={false}
            dir="auto"
            maxLength={ssoLimits.group}
            value={group}
            onChange={({ currentTarget }) => change(id, { group: currentTarget.value })}
          />
          <NativeSelect
            label={t('team.role')}
            value={role}
            data={ssoRoles.map((value) => ({ value, label: t(`account.role.${value}`) }))}
            onChange={({ currentTarget: { value } }) =>
              change(id, { role: ssoRoles.find((one) => one === value) ?? 'agent' })
            }
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('sso.removeRow', { number: place + 1 })}
            onClick={() => {
              onChange(rows.filter((row) => row.id !== id))
              // The button that had the focus is gone.
              add.current?.focus()
            }}
          >
            <X size={16} aria-hidden="true" />
          </ActionIcon>
        </div>
      ))}
      <div>
        <Button
          ref={add}
          variant="default"
          leftSection={<Plus size={16} aria-hidden="true" />}
          disabled={rows.length >= ssoLimits.groups}
          onClick={() => onChange([...rows, { id: `new ${count.current++}`, group: '', role: 'agent' }])}
        >
          {t('sso.addRow')}
        </Button>
      </div>
    </fieldset>
  )
}
