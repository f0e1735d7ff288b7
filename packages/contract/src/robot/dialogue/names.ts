import { z } from 'zod'
import { dialogueLimits } from './limits.ts'
import { attributeReference, factNames } from './placeholders.ts'

/** Short and plain: both together are one `nodeId` on the wire. */
const plainId = () => z.string().regex(/^[a-z0-9][a-z0-9-]{0,23}$/)
export const DialogueId = plainId()
export const NodeId = plainId()
export const VariableName = z.string().regex(/^[a-z][a-zA-Z0-9]{0,31}$/)
/** A variable, or something that is known of the visitor. */
export const Reference = z.union([z.enum(factNames), z.string().regex(attributeReference), VariableName])

/** A text with placeholders. */
export const Template = z.string().regex(/\S/).max(dialogueLimits.text)
