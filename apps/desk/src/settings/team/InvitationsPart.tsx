import { Button } from '@mantine/core'
import type { Invitation } from '@foyer/contract/desk/members.ts'
import { useState } from 'react'
import { useDesk } from '../../live/desk-context.tsx'
import { useText } from '../../text/text-context.tsx'
import { useTimes } from '../../text/use-times.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import type { Invited } from './JoinLinkDialog.tsx'
import { givableRoles } from './team-roles.ts'
import { useSaveMember } from './use-members.ts'

type InvitationsPartProps = {
  invitations: readonly Invitation[]
  canMail: boolean
  onResent: (invited: Invited) => void
}

/** Invitations that nobody has accepted, and what became of their mails. */
export function InvitationsPart({ invitations, canMail, onResent }: InvitationsPartProps) {
  const t = useText()
  const { client } = useDesk()
  const save = useSaveMember()
  const [asked, setAsked] = useState<Invitation>()

  async function resend({ invitationId }: Invitation): Promise<void> {
    const answer = client.resendInvitation({ invitationId })
    await save(answer)
    const result = await answer
    if (result.ok) onResent(result.data)
  }

  return (
    <section className="desk-settings-part" aria-labelledby="desk-team-invitations">
      <h2 id="desk-team-invitations">{t('team.invitations')}</h2>
      {!canMail && <p className="desk-settings-part-lead">{t('team.invitations.noMail')}</p>}
      {invitations.length === 0 && <p>{t('team.invitations.none')}</p>}
      {invitations.length > 0 && (
        <ul className="desk-settings-list desk-team-list" aria-labelledby="desk-team-invitations">
          {invitations.map((invitation) => (
            <InvitationRow
              key={invitation.invitationId}
              invitation={invitation}
              onResend={() => void resend(invitation)}
              onRevoke={() => setAsked(invitation)}
            />
          ))}
        </ul>
      )}
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={t('team.revoke.title', { email: asked?.email ?? '' })}
        body={t('team.revoke.body')}
        confirm={t('team.revoke')}
        onAnswer={(isConfirmed) => {
          setAsked(undefined)
          if (isConfirmed && asked) void save(client.revokeInvitation({ invitationId: asked.invitationId }))
        }}
      />
    </section>
  )
}

type InvitationRowProps = { invitation: Invitation; onResend: () => void; onRevoke: () => void }

function InvitationRow({ invitation, onResend, onRevoke }: InvitationRowProps) {
  const t = useText()
  const times = useTimes()
  const { agent } = useDesk()
  const { email, role, adminNick, expireTime, isExpired } = invitation
  const time = times.full(expireTime)
  return (
    <li>
      <div className="desk-team-who">
        <strong>
          <bdi>{email}</bdi>
        </strong>
        <span>{t('team.invitedBy', { role: t(`account.role.${role}`), name: adminNick })}</span>
      </div>
      <div className="desk-team-facts desk-team-mail">
        <MailState mail={invitation.mail} />
        <span className={isExpired ? 'desk-team-bad' : ''}>
          {t(isExpired ? 'team.expired' : 'team.expires', { time })}
        </span>
      </div>
      {givableRoles(agent.role).includes(role) && (
        <div className="desk-team-buttons">
          <Button
            variant="default"
            size="compact-sm"
            aria-label={t('team.resendOf', { email })}
            onClick={onResend}
          >
            {t('team.resend')}
          </Button>
          <Button
            variant="subtle"
            color="red"
            size="compact-sm"
            aria-label={t('team.revokeOf', { email })}
            onClick={onRevoke}
          >
            {t('team.revoke')}
          </Button>
        </div>
      )}
    </li>
  )
}

/** What is known for certain: a mail server has accepted the mail, or not. */
function MailState({ mail: { state, time, answer } }: Pick<Invitation, 'mail'>) {
  const t = useText()
  const times = useTimes()
  const isBad = state === 'refused' || state === 'limited'
  return (
    <>
      <span className={isBad ? 'desk-team-bad' : ''}>
        {t(`team.mail.${state}`, { time: times.full(time) })}
      </span>
      {answer && (
        <q className="desk-team-answer">
          <bdi>{answer}</bdi>
        </q>
      )}
    </>
  )
}
