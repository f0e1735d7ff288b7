import { Button } from '@mantine/core'
import type { IdentityKey, SiteChannel } from '@foyer/contract/desk/channels.ts'
import { useState } from 'react'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useSave } from '../../library/use-save.ts'
import { useDesk } from '../../live/desk-context.tsx'
import { useText } from '../../text/text-context.tsx'
import { useTimes } from '../../text/use-times.ts'
import { siteChannelsKey } from '../../platform/query-keys.ts'

/** The keys there are. */
export function KeyList({ channel }: { channel: SiteChannel }) {
  const t = useText()
  const times = useTimes()
  const { client, agent } = useDesk()
  const save = useSave(siteChannelsKey(agent.adminId))
  const [asked, setAsked] = useState<IdentityKey>()
  const { channelId, keys } = channel
  if (keys.length === 0) return <p>{t('site.noKeys')}</p>
  return (
    <>
      <ul className="desk-settings-list desk-site-list" aria-label={t('site.keys')}>
        {keys.map((key) => (
          <li key={key.keyId}>
            <div className="desk-site-key">
              <code dir="ltr">{key.keyId}</code>
              <span>{t(`site.algorithm.${key.algorithm}`)}</span>
              <span>{t('site.made', { time: times.full(key.createTime) })}</span>
            </div>
            <Button
              variant="subtle"
              color="red"
              size="compact-sm"
              aria-label={t('site.revokeOf', { key: key.keyId })}
              onClick={() => setAsked(key)}
            >
              {t('site.revoke')}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={t('site.revokeTitle', { key: asked?.keyId ?? '' })}
        body={t('site.revokeBody')}
        confirm={t('site.revoke')}
        onAnswer={(isConfirmed) => {
          setAsked(undefined)
          if (isConfirmed && asked) void save(client.revokeIdentityKey({ channelId, keyId: asked.keyId }))
        }}
      />
    </>
  )
}
