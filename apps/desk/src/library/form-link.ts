type FormAt = { templateId: string; tenantId: string }

/** S-07: the address of a form, as cards and pages name it. */
export function formLink(origin: string, { templateId, tenantId }: FormAt): string {
  const query = new URLSearchParams({ tenantId, templateId })
  return `${origin}/chat_online/formData?${query.toString()}`
}
