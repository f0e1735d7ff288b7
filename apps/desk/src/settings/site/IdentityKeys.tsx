import { Button } from '@mantine/core'
import type { SiteChannel } from '@foyer/contract/desk/channels/channel.ts'
import { maxIdentityKeys } from '@foyer/contract/desk/channels/max-identity-keys.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useNotify } from '../../frame/use-notify.ts'
import { useDesk } from '../../live/desk-context.tsx'
import { failureKey } from '../../text/failure-text.ts'
import { useText } from '../../text/text-context.tsx'
import { KeyList } from './KeyList.tsx'
import { PublicKeyDialog } from './PublicKeyDialog.tsx'
import { siteChannelsKey } from './query-keys.ts'
import { SecretDialog, type NewSecret } from './SecretDialog.tsx'
import { SigningExample } from './SigningExample.tsx'

/** The keys by which the site's server proves who its users are. */
export function IdentityKeys({ channel }: { channel: SiteChannel }) {
  const t = useText()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const { client, agent } = useDesk()
  const [made, setMade] = useState<NewSecret>()
  const [isPasting, setPasting] = useState(false)
  const { channelId, keys } = channel
  const isFull = keys.length >= maxIdentityKeys
  const readAgain = () => queryClient.invalidateQueries({ queryKey: siteChannelsKey(agent.adminId) })

  async function makeSecret(): Promise<void> {
    const result = await client.createIdentityKey({ channelId, algorithm: 'HS256' })
    if (result.ok) setMade({ keyId: result.data.key.keyId, secret: result.data.secret })
    else notify(t(failureKey(result)), 'problem')
    await readAgain()
  }

  return (
    <section className="desk-site-part" aria-labelledby="desk-site-keys">
      <h2 id="desk-site-keys">{t('site.users')}</h2>
      <p className="desk-site-lead">{t('site.usersLead')}</p>
      <KeyList channel={channel} />
      <div className="desk-site-buttons">
        <Button
          variant="default"
          leftSection={<Plus size={16} aria-hidden="true" />}
          disabled={isFull}
          onClick={() => void makeSecret()}
        >
          {t('site.newSecret')}
        </Button>
        <Button variant="default" disabled={isFull} onClick={() => setPasting(true)}>
          {t('site.addPublicKey')}
        </Button>
      </div>
      {isFull && <p className="desk-site-lead">{t('site.keysFull', { count: maxIdentityKeys })}</p>}
      <SigningExample channel={channel} />
      {made && <SecretDialog made={made} onClose={() => setMade(undefined)} />}
      {isPasting && (
        <PublicKeyDialog
          channelId={channelId}
          onClose={() => setPasting(false)}
          onAdded={() => {
            setPasting(false)
            void readAgain()
          }}
        />
      )}
    </section>
  )
}
