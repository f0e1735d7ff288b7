import { textLimits } from '@foyer/contract/text-limits.ts'
import { Button, Group, Modal, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useDesk } from '../../live/desk-context.tsx'
import { failureKey } from '../../text/failure-text.ts'
import { useText } from '../../text/text-context.tsx'
import './SecretDialog.css'

type PublicKeyDialogProps = { channelId: string; onClose: () => void; onAdded: () => void }

/** The site keeps the private half: only the public one is asked for, and nothing else is sent. */
export function PublicKeyDialog({ channelId, onClose, onAdded }: PublicKeyDialogProps) {
  const t = useText()
  const { client } = useDesk()
  const [pem, setPem] = useState('')
  const [problem, setProblem] = useState('')

  async function add(): Promise<void> {
    if (pem.includes('PRIVATE KEY')) return setProblem(t('site.privateKey'))
    const result = await client.createIdentityKey({ channelId, algorithm: 'ES256', publicKey: pem.trim() })
    if (result.ok) return onAdded()
    const isWrongKey = result.kind === 'refused' && result.error === 'request.invalid'
    return setProblem(t(isWrongKey ? 'site.notAKey' : failureKey(result)))
  }

  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t('site.addPublicKey')}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      <form
        className="desk-secret"
        onSubmit={(event) => {
          event.preventDefault()
          void add()
        }}
      >
        <Textarea
          data-autofocus
          label={t('site.publicKey')}
          description={t('site.publicKeyHint')}
          placeholder="-----BEGIN PUBLIC KEY-----"
          autosize
          minRows={5}
          maxRows={10}
          maxLength={textLimits.publicKey}
          spellCheck={false}
          autoComplete="off"
          dir="ltr"
          value={pem}
          error={problem}
          onChange={({ currentTarget }) => {
            setPem(currentTarget.value)
            setProblem('')
          }}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('confirm.cancel')}
          </Button>
          <Button type="submit" disabled={pem.trim() === ''}>
            {t('site.add')}
          </Button>
        </Group>
      </form>
    </Modal>
  )
}
