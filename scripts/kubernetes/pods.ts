import type { IPodTemplateSpec } from 'kubernetes-models/v1/PodTemplateSpec'
import { fieldAt, nameOf, type KubernetesObject } from './manifest.ts'

export type Pod = {
  owner: string
  labels: Record<string, string>
  spec: NonNullable<IPodTemplateSpec['spec']>
}

const templates: Readonly<Record<string, string[]>> = {
  Deployment: ['spec', 'template'],
  Job: ['spec', 'template'],
  CronJob: ['spec', 'jobTemplate', 'spec', 'template'],
}

/** The pods that an object makes. */
export function podsOf(object: KubernetesObject, addedLabels: Record<string, string>): Pod[] {
  const path = templates[object.kind]
  const template = path && fieldAt<IPodTemplateSpec>(object, ...path)
  if (!template?.spec) return []
  const labels = { ...template.metadata?.labels, ...addedLabels }
  return [{ owner: nameOf(object), labels, spec: template.spec }]
}
