import { Button, Group } from '@mantine/core'
import type { FormTemplate } from '@foyer/contract/desk/forms.ts'
import { useText } from '../../text/text-context.tsx'
import { Notice } from '../Notice.tsx'
import { formChanges } from './form-changes.ts'

type ConflictNoticeProps = {
  /** What the draft is based on. */
  base: FormTemplate
  theirs: FormTemplate
  changedBy: string
  onTakeTheirs: () => void
  /** Before the form around it is sent. */
  onKeepMine: () => void
}

/** A colleague saved the form meanwhile: what they changed, and whose version stays. */
export function ConflictNotice(props: ConflictNoticeProps) {
  const { base, theirs, changedBy, onTakeTheirs, onKeepMine } = props
  const t = useText()
  return (
    <Notice
      kind="warning"
      title={changedBy ? t('library.conflict', { name: changedBy }) : t('library.conflict.somebody')}
    >
      <ul className="desk-form-uses">
        {formChanges(base, theirs).map(({ what, name }) => (
          <li key={`${what}:${name}`}>{t(`library.change.${what}`, { name })}</li>
        ))}
      </ul>
      <p>{t('library.conflict.choose')}</p>
      <Group gap="xs">
        <Button variant="default" onClick={onTakeTheirs}>
          {t('library.conflict.theirs')}
        </Button>
        <Button type="submit" onClick={onKeepMine}>
          {t('library.conflict.mine')}
        </Button>
      </Group>
    </Notice>
  )
}
