import { normalise } from '../text/normalise.ts'
import { weightOf } from './phrasing-of.ts'

/** A longer one asks something besides. */
const longest = 60

const signs =
  /\b(?:human|agent|operator|representative|real person|somebody real|live chat|customer service|agente|humano|operador|una persona|asesor)\b|人工|客服|转人|真人|オペレータ|担当者|人間|موظف|شخص حقيقي|خدمه العملاء|เจ้าหน้าที่|แอดมิน|พนักงาน|คนจริง/u

/** Whether a text only asks for a person: it is no question that a document could answer. */
export function asksForPerson(text: string): boolean {
  return weightOf(text) <= longest && signs.test(normalise(text))
}
