import { Button, Group, Modal, Select, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useDesk } from '../live/desk-context.tsx'
import { useText } from '../text/text-context.tsx'
import { TargetOption } from './TargetOption.tsx'
import { targetOf, targetsOf, type Target } from './targets.ts'
import type { HandOverTo } from './use-routing-actions.ts'
import { useTeam } from './use-team.ts'

/** As long as a message may be. */
const maxNote = 4_000

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
          maxLength={maxNote}
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
