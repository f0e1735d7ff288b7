import { Button, FileButton, Group, Select, TextInput } from '@mantine/core'
import { importLimits } from '@foyer/contract/desk/knowledge-import-limits.ts'
import type { Robot } from '@foyer/contract/desk/knowledge.ts'
import { textLimits } from '@foyer/contract/text-limits.ts'
import { locales } from '@foyer/i18n/locales.ts'
import { useSearch } from '@tanstack/react-router'
import { Upload } from 'lucide-react'
import { useState } from 'react'
import { languageLabel } from '../../channels/publish/setting-label.ts'
import { Notice } from '../../library/Notice.tsx'
import { importEndings } from '../../rules/knowledge/import-file.ts'
import { useText } from '../../text/text-context.tsx'
import { useRobot } from '../use-robot.ts'
import { ColumnMapping } from './ColumnMapping.tsx'
import { ExportPart } from './ExportPart.tsx'
import './ImportPage.css'
import { ImportPreview } from './ImportPreview.tsx'
import { SiteForm } from './SiteForm.tsx'
import { useKnowledgeImport } from './use-knowledge-import.ts'

/** Import and export of what a robot knows. */
export function ImportPage() {
  const robot = useRobot()
  return robot ? <RobotImport key={robot.robotNo} robot={robot} /> : null
}

const formats = 'CSV, XLSX, Markdown, HTML, JSON'

function RobotImport({ robot: { robotNo, languages } }: { robot: Robot }) {
  const t = useText()
  const search = useSearch({ from: '/knowledge' })
  const [language, setLanguage] = useState(languages[0]?.language ?? 'en')
  const [category, setCategory] = useState('')
  const job = useKnowledgeImport({ robotNo, language, category })
  const { stage, isBusy } = job
  const codes = [...new Set([...languages.map((one) => one.language), ...Object.keys(locales)])]

  if (stage.name === 'checked' || stage.name === 'done')
    return (
      <div className="desk-import">
        <ImportPreview stage={stage} search={search} job={job} />
      </div>
    )
  return (
    <div className="desk-import">
      <p>{t('knowledge.import.intro')}</p>
      <Group align="flex-start" className="desk-import-settings">
        <Select
          label={t('knowledge.import.language')}
          description={t('knowledge.import.languageHint')}
          data={codes.map((value) => ({ value, label: languageLabel(value) }))}
          value={language}
          allowDeselect={false}
          searchable
          onChange={(value) => value && setLanguage(value)}
        />
        <TextInput
          label={t('knowledge.import.category')}
          description={t('knowledge.import.categoryHint')}
          maxLength={textLimits.short}
          value={category}
          onChange={({ currentTarget }) => setCategory(currentTarget.value)}
        />
      </Group>
      <section className="desk-import-part">
        <h2>{t('knowledge.import.file')}</h2>
        <p>
          {t('knowledge.import.formats', {
            formats,
            rows: importLimits.rows,
            megabytes: importLimits.bytes / 1_000_000,
          })}
        </p>
        <FileButton accept={importEndings} onChange={(file) => file && void job.chooseFile(file)}>
          {(props) => (
            <Button {...props} loading={isBusy} leftSection={<Upload size={16} aria-hidden="true" />}>
              {t('knowledge.import.choose')}
            </Button>
          )}
        </FileButton>
        {stage.name === 'choose' && stage.problem && (
          <Notice kind="problem">{t(`knowledge.import.problem.${stage.problem}`)}</Notice>
        )}
        {stage.name === 'columns' && (
          <>
            <Notice kind="warning">{t('knowledge.import.problem.columns')}</Notice>
            <ColumnMapping
              key={stage.source.file.length}
              columns={stage.columns}
              isBusy={isBusy}
              onMap={(fields) => void job.mapColumns(fields)}
            />
          </>
        )}
      </section>
      <SiteForm isBusy={isBusy} onRead={job.start} />
      <ExportPart robotNo={robotNo} />
    </div>
  )
}
