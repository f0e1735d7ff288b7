import { Button, Group, Modal } from '@mantine/core'
import { runsOf, type Concern } from '../rules/composer/check-reply.ts'
import { useText } from '../text/text-context.tsx'
import './CheckDialog.css'

type CheckDialogProps = {
  text: string
  /** Problems to confirm before sending. The dialog opens only if there are any. */
  concerns: readonly Concern[]
  onAnswer: (isMeant: boolean) => void
}

const order = ['withheld', 'warned', 'variable'] as const

/** Asked before something is sent that its writer may not have meant. */
export function CheckDialog({ text, concerns, onAnswer }: CheckDialogProps) {
  const t = useText()
  const kinds = order.filter((kind) => concerns.some((concern) => concern.kind === kind))
  const isWithheld = kinds.includes('withheld')
  return (
    <Modal
      opened={concerns.length > 0}
      onClose={() => onAnswer(false)}
      title={t('check.title')}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      <p className="desk-check-text" dir="auto">
        {runsOf(text, concerns).map(({ text: run, concern }, index) =>
          concern ? (
            // oxlint-disable-next-line react/no-array-index-key -- a run has no name but its place
            <mark key={index} className={`desk-check-${concern.kind}`}>
              {run}
            </mark>
          ) : (
            run
          ),
        )}
      </p>
      <ul className="desk-check-list">
        {kinds.map((kind) => (
          <li key={kind}>{t(`check.${kind}`, { names: namesOf(concerns, kind) })}</li>
        ))}
      </ul>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={() => onAnswer(true)}>
          {t(isWithheld ? 'check.keep' : 'check.send')}
        </Button>
        <Button onClick={() => onAnswer(false)} data-autofocus>
          {t('check.edit')}
        </Button>
      </Group>
    </Modal>
  )
}

function namesOf(concerns: readonly Concern[], kind: Concern['kind']): string {
  return [...new Set(concerns.filter((concern) => concern.kind === kind).map(({ name }) => name))].join(', ')
}
