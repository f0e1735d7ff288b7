import type { SiteChannel } from '@foyer/contract/desk/channels.ts'
import { maxIdentityKeys } from '@foyer/contract/desk/max-identity-keys.ts'
import { Button, Group, Modal, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useNotify } from '../../ui/use-notify.ts'
import { useDesk } from '../../live/desk-context.tsx'
import { failureKey } from '../../text/failure-text.ts'
import { useText } from '../../text/text-context.tsx'
import { KeyList } from './KeyList.tsx'
import { PublicKeyDialog } from './PublicKeyDialog.tsx'
import { siteChannelsKey } from '../../platform/query-keys.ts'
import { CodeBox } from './CodeBox.tsx'
import './SecretDialog.css'
import { identifyCode, signingCode } from './site-code.ts'

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
    <section className="desk-settings-part" aria-labelledby="desk-site-keys">
      <h2 id="desk-site-keys">{t('site.users')}</h2>
      <p className="desk-settings-part-lead">{t('site.usersLead')}</p>
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
      {isFull && <p className="desk-settings-part-lead">{t('site.keysFull', { count: maxIdentityKeys })}</p>}
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

/** Code for the site's server and its pages. */
function SigningExample({ channel }: { channel: SiteChannel }) {
  const t = useText()
  const newest = channel.keys.findLast(({ algorithm }) => algorithm === 'HS256')
  return (
    <details className="desk-site-example">
      <summary>{t('site.example')}</summary>
      <div>
        <CodeBox
          label={t('site.exampleServer')}
          hint={t('site.exampleServerHint')}
          code={signingCode(channel.channelId, newest?.keyId)}
          copy={t('site.copyExampleServer')}
        />
        <CodeBox
          label={t('site.examplePage')}
          hint={t('site.examplePageHint')}
          code={identifyCode}
          copy={t('site.copyExamplePage')}
        />
      </div>
    </details>
  )
}

type NewSecret = { keyId: string; secret: string }

/** The one moment in which a secret can be read. A press beside it must not end it. */
function SecretDialog({ made, onClose }: { made: NewSecret; onClose: () => void }) {
  const t = useText()
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnClickOutside={false}
      size="lg"
      title={t('site.secretTitle')}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      <div className="desk-secret">
        <Text>{t('site.secretBody')}</Text>
        <CodeBox isFirst label={t('site.secret')} code={made.secret} copy={t('site.copySecret')} />
        <CodeBox
          label={t('site.keyId')}
          hint={t('site.keyIdHint')}
          code={made.keyId}
          copy={t('site.copyKeyId')}
        />
      </div>
      <Group justify="flex-end" mt="lg">
        <Button onClick={onClose}>{t('site.secretKept')}</Button>
      </Group>
    </Modal>
  )
}
