import type { VisitorApi } from './api.ts'
import type { DeskApi } from './desk/api.ts'
import { bases, type EndpointsOf } from './endpoint.ts'
import type * as tickets from './tickets/endpoints.ts'

/** Browsers build addresses from names, because they must not download the schemas. */
const ticketNames: ReadonlySet<string> = new Set(
  Object.keys({
    getTemplateFiledInfoByTemplateId: true,
    getTemplateFiledInfoByTypeId: true,
    queryWoById: true,
    queryWoByCustom: true,
    addWo: true,
    addWoHandleInfo: true,
    uploadWoFile: true,
  } satisfies Record<keyof EndpointsOf<typeof tickets>, true>),
)

export function visitorPath(name: keyof VisitorApi): string {
  return (ticketNames.has(name) ? bases.tickets : bases.chat) + name
}

export function deskPath(name: keyof DeskApi): string {
  return bases.desk + name
}
