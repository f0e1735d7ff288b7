import type { OutputOf } from '@foyer/contract/endpoint.ts'
import type { previewProposals } from '@foyer/contract/desk/learning.ts'
import { useText } from '../../text/text-context.tsx'

type PreviewProps = { preview: OutputOf<typeof previewProposals> }

/** The effect of proposals on the cases and on last week's questions. */
export function Preview({ preview }: PreviewProps) {
  const t = useText()
  const { cases, broken, asked, changed, changes, isComplete } = preview
  const answer = (document: { question: string } | undefined) =>
    document ? <bdi>{document.question}</bdi> : t('knowledge.proposals.noAnswer')
  return (
    <div className="desk-proposals-effect">
      <p>
        {cases === 0
          ? t('knowledge.proposals.previewNoCases')
          : t('knowledge.proposals.previewCases', { broken: broken.length, cases })}
      </p>
      {broken.length > 0 && (
        <ul>
          {broken.map(({ caseId, question }) => (
            <li key={caseId}>
              <bdi>{question}</bdi>
            </li>
          ))}
        </ul>
      )}
      <p>
        {asked === 0
          ? t('knowledge.proposals.previewNoneAsked')
          : t('knowledge.proposals.previewAsked', { changed, asked })}
      </p>
      {!isComplete && <p>{t('knowledge.proposals.previewPartly')}</p>}
      {changes.length > 0 && (
        <table className="desk-proposals-changes">
          <thead>
            <tr>
              <th scope="col">{t('knowledge.proposals.change.question')}</th>
              <th scope="col">{t('knowledge.proposals.change.before')}</th>
              <th scope="col">{t('knowledge.proposals.change.after')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ question, before, after }) => (
              <tr key={question}>
                <th scope="row">
                  <bdi>{question}</bdi>
                </th>
                <td>{answer(before)}</td>
                <td>{answer(after)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}
