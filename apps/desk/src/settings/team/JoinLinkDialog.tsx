import { Button, Group, Modal, Text } from '@mantine/core'
import type { Invitation } from '@foyer/contract/desk/members.ts'
import { useText } from '../../text/text-context.tsx'
import { useTimes } from '../../text/use-times.ts'
import { CodeBox } from '../site/CodeBox.tsx'
import '../../ui/FormDialog.css'

export type Invited = { invitation: Invitation; link: string }

/** The link of an invitation. The server cannot tell it again. */
export function JoinLinkDialog({ invited, onClose }: { invited: Invited; onClose: () => void }) {
  const t = useText()
  const times = useTimes()
  const { invitation, link } = invited
  const { email, expireTime, mail } = invitation
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('team.link.title')}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      <div className="desk-form-dialog">
        <Text>{t(mail.state === 'off' ? 'team.link.byHand' : 'team.link.mailed', { email })}</Text>
        <CodeBox
          label={t('team.link.label')}
          hint={t('team.link.hint', { time: times.full(expireTime) })}
          code={new URL(link, location.origin).href}
          copy={t('site.copyLink')}
          isFirst
        />
      </div>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('dialog.close')}
        </Button>
      </Group>
    </Modal>
  )
}
