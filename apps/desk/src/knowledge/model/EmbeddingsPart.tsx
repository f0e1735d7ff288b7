import type { listChannelModels } from '@foyer/contract/desk/channel-model.ts'
import type { OutputOf } from '@foyer/contract/endpoint.ts'
import { useText } from '../../text/text-context.tsx'
import { useTimes } from '../../text/use-times.ts'

type EmbeddingsPartProps = Pick<OutputOf<typeof listChannelModels>, 'embeddings'>

/** Embeddings are set for the whole installation: this page shows their state. */
export function EmbeddingsPart({ embeddings }: EmbeddingsPartProps) {
  const t = useText()
  const times = useTimes()
  const { model, documents, withVectors, failedAt } = embeddings
  return (
    <section className="desk-settings-part" aria-labelledby="desk-model-embeddings">
      <h2 id="desk-model-embeddings">{t('knowledge.model.embeddings')}</h2>
      <p className="desk-settings-part-lead">
        {t('knowledge.model.embeddings.lead', { variable: 'EMBEDDING_BASE_URL / EMBEDDING_ENCODER' })}
      </p>
      {model === undefined ? (
        <p>{t('knowledge.model.embeddings.off')}</p>
      ) : (
        <ul className="desk-settings-list" aria-labelledby="desk-model-embeddings">
          <li>
            <span>{t('knowledge.model.name')}</span>
            <bdi>{model}</bdi>
          </li>
          <li>
            <span>{t('knowledge.model.embeddings.documents')}</span>
            <span>{t('knowledge.model.embeddings.count', { done: withVectors, all: documents })}</span>
          </li>
          <li>
            <span>{t('knowledge.model.embeddings.failed')}</span>
            <span>
              {failedAt === undefined ? t('knowledge.model.embeddings.never') : times.full(failedAt)}
            </span>
          </li>
        </ul>
      )}
    </section>
  )
}
