import { Button, Group, Modal } from '@mantine/core'
import { Download } from 'lucide-react'
import { useText } from '../text/text-context.tsx'
import { CodeBox } from '../settings/site/CodeBox.tsx'
import '../ui/FormDialog.css'

/** The codes, shown once. Closed only by the button: a click beside it must not cost them. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useText()
  const text = codes.join('\n')
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('twoFactor.recovery.title')}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <div className="desk-form-dialog">
        <p className="desk-two-factor-lead">{t('twoFactor.recovery.save')}</p>
        <CodeBox label={t('twoFactor.recovery')} code={text} copy={t('twoFactor.recovery.copy')} isFirst />
      </div>
      <Group justify="space-between" mt="lg" gap="xs">
        <Button
          component="a"
          variant="default"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download="foyer-recovery-codes.txt"
          leftSection={<Download size={16} aria-hidden="true" />}
        >
          {t('twoFactor.recovery.download')}
        </Button>
        <Button onClick={onClose}>{t('twoFactor.recovery.done')}</Button>
      </Group>
    </Modal>
  )
}
