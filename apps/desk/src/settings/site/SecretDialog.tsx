import { Button, Group, Modal, Text } from '@mantine/core'
import { useText } from '../../text/text-context.tsx'
import { CodeBox } from './CodeBox.tsx'
import './SecretDialog.css'

export type NewSecret = { keyId: string; secret: string }

/** The one moment in which a secret can be read. A press beside it must not end it. */
export function SecretDialog({ made, onClose }: { made: NewSecret; onClose: () => void }) {
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
