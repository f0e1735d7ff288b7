import type { Deps } from '../../../deps.ts'
import {
  callsOf,
  messagesOf,
  offlineMessagesOf,
  sessionsOf,
  threadsOf,
  ticketsOf,
  visitorsOf,
  type ExportedThread,
  type Person,
} from './exported-person.ts'
import type { ExportedFile } from './exported-files.ts'

type Exported = { person: Person; files: readonly ExportedFile[]; now: number }

/** Everything about a visitor for programs, written piece by piece. */
export async function* dataJson(deps: Deps, { person, files, now }: Exported): AsyncGenerator<string> {
  const { db } = deps
  yield `{"format":"foyer-data-1","createTime":${now}`
  yield* field('visitors', visitorsJson(deps, person))
  yield ',"threads":['
  const threads = await threadsOf(db, person)
  for (const [index, thread] of threads.entries()) yield* threadJson(deps, thread, index > 0)
  yield ']'
  yield* field('tickets', ticketsJson(deps, person))
  yield* field('offlineMessages', offlineMessagesJson(deps, person))
  yield* field(
    'files',
    files.map(({ id: _id, ...file }) => file),
  )
  yield '}\n'
}

async function* threadJson(deps: Deps, thread: ExportedThread, isNext: boolean): AsyncGenerator<string> {
  const { key: threadId, user_id: userId, channel } = thread
  yield `${isNext ? ',' : ''}\n${JSON.stringify({ threadId, userId, channel }).slice(0, -1)}`
  yield* field('sessions', sessionsJson(deps, thread))
  yield* field('messages', messagesOf(deps, thread))
  yield* field('calls', callsJson(deps, thread))
  yield '}'
}

async function* field(
  name: string,
  items: AsyncIterable<unknown> | Iterable<unknown>,
): AsyncGenerator<string> {
  yield `,\n${JSON.stringify(name)}:[`
  let isFirst = true
  for await (const item of items) {
    yield `${isFirst ? '' : ','}\n${JSON.stringify(item)}`
    isFirst = false
  }
  yield ']'
}

async function* visitorsJson({ db }: Deps, person: Person) {
  for (const row of await visitorsOf(db, person))
    yield {
      userId: row.user_id,
      name: row.name,
      email: row.email,
      phone: row.phone,
      locale: row.locale,
      firstSeenTime: row.created_at.getTime(),
      pageUrl: row.page_url,
      referrer: row.referrer,
      userAgent: row.user_agent,
      pages: row.pages,
      answers: row.form_answers,
      attributes: row.attributes,
      ...(row.verified_sub !== null && {
        verified: { by: row.verified_by, siteUserId: row.verified_sub, facts: row.verified_facts },
      }),
    }
}

async function* sessionsJson({ db }: Deps, thread: ExportedThread) {
  for await (const row of sessionsOf(db, thread))
    yield {
      sessionId: row.key,
      firstSeq: row.first_seq,
      startTime: row.started_at,
      endTime: row.ended_at ?? 0,
      ...(row.subject !== null && {
        rating: {
          of: row.subject,
          star: row.star ?? 0,
          solved: row.is_solved ?? undefined,
          tags: row.tags,
          comment: row.comment,
          time: row.rated_at,
        },
      }),
    }
}

async function* callsJson({ db }: Deps, thread: ExportedThread) {
  for await (const row of callsOf(db, thread))
    yield {
      callId: row.id,
      kind: row.video_type,
      startedBy: row.started_by,
      startTime: row.started_at.getTime(),
      acceptTime: row.accepted_at?.getTime() ?? 0,
      endTime: row.ended_at?.getTime() ?? 0,
      end: row.reason ?? undefined,
    }
}

async function* ticketsJson({ db }: Deps, person: Person) {
  for await (const { row, entries } of ticketsOf(db, person))
    yield {
      number: row.number,
      title: row.title,
      content: row.content,
      type: row.type_name,
      name: row.customer_name,
      phone: row.customer_phone,
      email: row.customer_email,
      fields: row.fields,
      createTime: row.created_at,
      entries: entries.map(({ author, content, time }) => ({ author, content, time })),
    }
}

async function* offlineMessagesJson({ db }: Deps, person: Person) {
  for await (const row of offlineMessagesOf(db, person))
    yield {
      number: row.number ?? 0,
      name: row.name,
      phone: row.phone,
      email: row.email,
      content: row.content,
      createTime: row.created_at,
      answer: row.remark,
    }
}
