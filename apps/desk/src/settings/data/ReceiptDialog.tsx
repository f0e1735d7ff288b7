import { Button, Group, Modal } from '@mantine/core'
import type { DataRequest } from '@foyer/contract/desk/data-requests.ts'
import { useText } from '../../text/text-context.tsx'
import { useLanguage, useTimes } from '../../text/use-times.ts'
import { saveFile } from '../../ui/save-file.ts'
import { receiptFile } from './receipt-file.ts'

/** Proof of an erasure, to be read or kept. */
export function ReceiptDialog({ request, onClose }: { request: DataRequest; onClose: () => void }) {
  const t = useText()
  const times = useTimes()
  const numbers = new Intl.NumberFormat(useLanguage())
  const { subject, doneTime, receipt } = request
  if (!receipt) return null
  const facts = [
    { name: t('data.receipt.subject'), value: <bdi>{subject}</bdi> },
    { name: t('data.receipt.done'), value: times.full(doneTime) },
    { name: t('data.receipt.files'), value: numbers.format(receipt.files) },
    { name: t('data.receipt.backups'), value: times.date(receipt.backupsUntil) },
    { name: t('data.receipt.digest'), value: <code dir="ltr">{receipt.digest}</code> },
  ]
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t('data.receipt.title')}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      <dl className="desk-receipt-facts">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {receipt.removed.length > 0 && (
        <table className="desk-receipt-rows">
          <caption>{t('data.receipt.removed')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('data.receipt.table')}</th>
              <th scope="col">{t('data.receipt.rows')}</th>
            </tr>
          </thead>
          <tbody>
            {receipt.removed.map(({ table, rows }) => (
              <tr key={table}>
                <td>
                  <code dir="ltr">{table}</code>
                </td>
                <td>{numbers.format(rows)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t('dialog.close')}
        </Button>
        <Button
          data-autofocus
          onClick={() => saveFile({ ...receiptFile(request), type: 'application/json' })}
        >
          {t('data.receipt.save')}
        </Button>
      </Group>
    </Modal>
  )
}
