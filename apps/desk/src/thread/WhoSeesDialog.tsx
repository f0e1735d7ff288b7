import { Modal, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useDesk } from '../live/desk-context.tsx'
import { unwrap } from '../platform/api-error.ts'
import { useText } from '../text/text-context.tsx'
import './WhoSeesDialog.css'

/** Who sees a conversation, and why: answers an admin who wonders about somebody's rights. */
export function WhoSeesDialog({ threadId, onClose }: { threadId: string; onClose: () => void }) {
  const t = useText()
  const { client } = useDesk()
  const { data, isError } = useQuery({
    queryKey: ['who sees', threadId],
    queryFn: async () => unwrap(await client.whoSees({ threadId })),
    staleTime: 0,
  })
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('whoSees.title')}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      {!data && !isError && <Skeleton height={120} aria-label={t('thread.loading')} />}
      {isError && <p>{t('error.network')}</p>}
      {data && (
        <>
          <p>{t('whoSees.lead', { count: data.agents.length })}</p>
          {/* A long list can be scrolled by keys only when it can have the focus. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <div className="desk-who-sees" role="region" aria-label={t('whoSees.title')} tabIndex={0}>
            <ul>
              {data.agents.map(({ adminId, adminNick, reason }) => (
                <li key={adminId}>
                  <bdi>{adminNick}</bdi>
                  <span>{t(`whoSees.${reason}`)}</span>
                </li>
              ))}
            </ul>
          </div>
        </>
      )}
    </Modal>
  )
}
