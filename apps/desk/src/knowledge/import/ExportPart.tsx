import { Button, Group } from '@mantine/core'
import { exportFormats, type ExportFormat } from '@foyer/contract/desk/knowledge-import-limits.ts'
import { Download } from 'lucide-react'
import { useDesk } from '../../live/desk-context.tsx'
import { failureKey } from '../../text/failure-text.ts'
import { useText } from '../../text/text-context.tsx'
import { useNotify } from '../../ui/use-notify.ts'

/** Downloads all documents of a robot. The browser saves the file while it arrives. */
export function ExportPart({ robotNo }: { robotNo: string }) {
  const t = useText()
  const notify = useNotify()
  const { client } = useDesk()

  async function download(format: ExportFormat): Promise<void> {
    const asked = await client.exportKnowledge({ robotNo, format })
    if (!asked.ok) return notify(t(failureKey(asked)), 'problem')
    const link = document.createElement('a')
    link.href = asked.data.path
    link.download = ''
    link.click()
  }

  return (
    <section className="desk-import-part">
      <h2>{t('knowledge.import.export')}</h2>
      <p>{t('knowledge.import.exportHint')}</p>
      <Group gap="xs">
        {exportFormats.map((format) => (
          <Button
            key={format}
            variant="default"
            leftSection={<Download size={16} aria-hidden="true" />}
            onClick={() => void download(format)}
          >
            {t(`knowledge.import.export.${format}`, { format: format.toUpperCase() })}
          </Button>
        ))}
      </Group>
    </section>
  )
}
