import { Button, Group, Modal, Select, Textarea } from '@mantine/core'
import { useState } from 'react'
import { limits } from '@foyer/core/timing.ts'
import { useDesk } from '../live/desk-context.tsx'
import { useText } from '../text/text-context.tsx'
import { type Target, targetOf, targetsOf } from './targets.ts'
import './TargetOption.css'
import type { HandOverTo } from './use-routing-actions.ts'
import { useTeam } from './use-team.ts'

type HandOverDialogProps = {
  isOpen: boolean
  /** Says whether it worked. */
  handOver: (to: HandOverTo) => Promise<boolean>
  onClose: () => void
}

/** To whom, and what they should know: the note is for agents only. */
export function HandOverDialog({ isOpen, handOver, onClose }: HandOverDialogProps) {
  const t = useText()
  const { agent } = useDesk()
  const { data: team } = useTeam(isOpen)
  const [to, setTo] = useState<string | null>(null)
  const [note, setNote] = useState('')
  const [isBusy, setBusy] = useState(false)
  const { agents, groups } = team ? targetsOf(team, agent.adminId) : { agents: [], groups: [] }
  const byValue = new Map([...agents, ...groups].map((target) => [target.value, target]))

  async function submit(): Promise<void> {
    if (!to) return
    setBusy(true)
    const isDone = await handOver({ ...targetOf(to), note })
    setBusy(false)
    if (!isDone) return
    setNote('')
    setTo(null)
    onClose()
  }

  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      returnFocus={false}
      title={t('handOver.title')}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Select
          label={t('handOver.to')}
          placeholder={t('handOver.choose')}
          data={[
            { group: t('handOver.groups'), items: groups.map(optionOf) },
            { group: t('handOver.agents'), items: agents.map(optionOf) },
          ]}
          renderOption={({ option }) => {
            const target = byValue.get(option.value)
            return target && <TargetOption target={target} />
          }}
          searchable
          selectFirstOptionOnChange
          nothingFoundMessage={t('palette.none')}
          maxDropdownHeight={280}
          comboboxProps={{ withinPortal: false, floatingStrategy: 'fixed' }}
          value={to}
          onChange={setTo}
          data-autofocus
        />
        <Textarea
          mt="sm"
          label={t('handOver.note')}
          description={t('handOver.noteHint')}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={limits.messageLength}
          dir="auto"
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('confirm.cancel')}
          </Button>
          <Button type="submit" loading={isBusy} disabled={!to}>
            {t('handOver.confirm')}
          </Button>
        </Group>
      </form>
    </Modal>
  )
}

function optionOf({ value, name, disabled }: Target) {
  return { value, label: name, disabled }
}

/** A colleague or a group in the list of transfer targets: who it is, and whether they have room. */
function TargetOption({ target }: { target: Target }) {
  const t = useText()
  return (
    <span className="desk-target">
      <span className={`desk-target-dot desk-target-dot-${stateOf(target)}`} aria-hidden="true" />
      <bdi className="desk-ellipsis">{target.name}</bdi>
      <span className="desk-target-facts">{facts()}</span>
    </span>
  )

  function facts(): string {
    if (target.kind === 'group') {
      const available = t('handOver.groupAvailable', { count: target.available })
      if (target.waiting === 0) return available
      return `${available} · ${t('handOver.groupWaiting', { count: target.waiting })}`
    }
    const { load, max } = target
    const status = t(`handOver.status.${stateOf(target)}`)
    return target.presence === 'offline' ? status : `${status} · ${t('handOver.load', { load, max })}`
  }
}

function stateOf(target: Target): 'available' | 'full' | 'away' | 'offline' {
  if (target.kind === 'group')
    return target.available > 0 ? 'available' : target.disabled ? 'offline' : 'full'
  return target.presence === 'available' && target.disabled ? 'full' : target.presence
}
