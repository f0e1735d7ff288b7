import { Button, NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { RichContent } from '@foyer/ui/messages/rich/RichContent.tsx'
import { useDesk } from '../../../live/desk-context.tsx'
import { unwrap } from '../../../platform/api-error.ts'
import { documentKey } from '../../../platform/query-keys.ts'
import { withChanges } from '../../../rules/knowledge/document-draft.ts'
import { failureKey } from '../../../text/failure-text.ts'
import { useText } from '../../../text/text-context.tsx'
import { useNotify } from '../../../ui/use-notify.ts'
import { languageOptions, ownLanguageName } from '../../documents/language-options.ts'
import { useRobot } from '../../use-robot.ts'
import { useDocument } from '../draft/use-document-draft.tsx'
import './TranslationsPart.css'

/** The same document in another language, beside this one, and the way to a missing one. */
export function TranslationsPart() {
  const t = useText()
  const { translations } = useDocument()
  const [chosen, setChosen] = useState('')
  // A translation that a colleague has removed meanwhile is not there to be shown.
  const shown = translations.find(({ docId }) => docId === chosen)
  return (
    <section className="desk-document-group" aria-label={t('knowledge.documents.translations')}>
      <h3 className="desk-translations-title">{t('knowledge.documents.translations')}</h3>
      {translations.length > 0 && (
        <NativeSelect
          label={t('knowledge.documents.compareWith')}
          value={shown?.docId ?? ''}
          data={[
            { value: '', label: t('knowledge.documents.noComparison') },
            ...translations.map(({ docId, language }) => ({
              value: docId,
              label: ownLanguageName(language),
            })),
          ]}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        />
      )}
      {shown && <Translation docId={shown.docId} language={shown.language} />}
      <NewTranslation />
    </section>
  )
}

function Translation({ docId, language }: { docId: string; language: string }) {
  const t = useText()
  const { client, agent } = useDesk()
  const { robotNo } = useDocument()
  const { data, isError } = useQuery({
    queryKey: [...documentKey(agent.adminId, docId), 'beside'],
    queryFn: async ({ signal }) => unwrap(await client.readDocument({ docId }, { signal })),
    refetchOnMount: 'always',
  })
  if (isError) return <p role="alert">{t('error.network')}</p>
  if (!data) return null
  const { question, similar, answer } = withChanges(data.saved, data.draft.changes)
  return (
    <article className="desk-translation" lang={language} dir="auto">
      <h4>{question || t('knowledge.documents.unnamed')}</h4>
      {similar.length > 0 && (
        <ul>
          {similar.map((phrasing) => (
            <li key={phrasing}>
              <bdi>{phrasing}</bdi>
            </li>
          ))}
        </ul>
      )}
      {answer !== '' && <RichContent html={answer} />}
      <Link to="/knowledge/documents/$docId" params={{ docId }} search={{ robot: robotNo }}>
        {t('knowledge.documents.openTranslation', { language: ownLanguageName(language) })}
      </Link>
    </article>
  )
}

function NewTranslation() {
  const t = useText()
  const notify = useNotify()
  const navigate = useNavigate()
  const { client } = useDesk()
  const robot = useRobot()
  const { docId, robotNo, language, translations } = useDocument()
  const taken = [language, ...translations.map((one) => one.language)]
  const missing = languageOptions(robot).filter(({ value }) => !taken.includes(value))
  const [chosen, setChosen] = useState('')
  const [isBusy, setBusy] = useState(false)
  const wanted = missing.find(({ value }) => value === chosen) ?? missing[0]

  async function create(): Promise<void> {
    if (!wanted) return
    setBusy(true)
    const result = await client.createDocument({ robotNo, language: wanted.value, translationOf: docId })
    setBusy(false)
    if (!result.ok) return notify(t(failureKey(result)), 'problem')
    await navigate({
      to: '/knowledge/documents/$docId',
      params: { docId: result.data.docId },
      search: { robot: robotNo },
    })
  }

  if (!wanted) return null
  return (
    <div className="desk-document-adder">
      <NativeSelect
        label={t('knowledge.documents.translateTo')}
        value={wanted.value}
        data={missing}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
      <Button variant="default" loading={isBusy} onClick={() => void create()}>
        {t('knowledge.documents.translate')}
      </Button>
    </div>
  )
}
