import { validate as validateDeployment } from 'kubernetes-models/_schemas/IoK8sApiAppsV1Deployment'
import { validate as validateAutoscaler } from 'kubernetes-models/_schemas/IoK8sApiAutoscalingV2HorizontalPodAutoscaler'
import { validate as validateCronJob } from 'kubernetes-models/_schemas/IoK8sApiBatchV1CronJob'
import { validate as validateJob } from 'kubernetes-models/_schemas/IoK8sApiBatchV1Job'
import { validate as validateConfigMap } from 'kubernetes-models/_schemas/IoK8sApiCoreV1ConfigMap'
import { validate as validateClaim } from 'kubernetes-models/_schemas/IoK8sApiCoreV1PersistentVolumeClaim'
import { validate as validateSecret } from 'kubernetes-models/_schemas/IoK8sApiCoreV1Secret'
import { validate as validateService } from 'kubernetes-models/_schemas/IoK8sApiCoreV1Service'
import { validate as validateNetworkPolicy } from 'kubernetes-models/_schemas/IoK8sApiNetworkingV1NetworkPolicy'
import { validate as validateBudget } from 'kubernetes-models/_schemas/IoK8sApiPolicyV1PodDisruptionBudget'
import type { KubernetesObject } from './manifest.ts'
import { unreadFields } from './unread-fields.ts'

type SchemaError = { instancePath: string; keyword: string; params: Record<string, unknown> }
type Validate = { (data: unknown): boolean; errors?: SchemaError[] | null }

/** The schemas of Kubernetes for the kinds that we use. */
const validators: Readonly<Record<string, Validate>> = {
  'apps/v1 Deployment': validateDeployment,
  'autoscaling/v2 HorizontalPodAutoscaler': validateAutoscaler,
  'batch/v1 CronJob': validateCronJob,
  'batch/v1 Job': validateJob,
  'networking.k8s.io/v1 NetworkPolicy': validateNetworkPolicy,
  'policy/v1 PodDisruptionBudget': validateBudget,
  'v1 ConfigMap': validateConfigMap,
  'v1 PersistentVolumeClaim': validateClaim,
  'v1 Secret': validateSecret,
  'v1 Service': validateService,
}

/** What is wrong with an object by its schema. A patch is a part of an object: it may lack required fields. */
export function validateObject(object: KubernetesObject, isPatch: boolean): string[] {
  const validate = validators[`${object.apiVersion} ${object.kind}`]
  if (!validate)
    return [`${object.apiVersion} ${object.kind} is unknown to scripts/kubernetes/validate-object.ts`]
  let errors: SchemaError[] = []
  const unknown = unreadFields(object, (watched) => {
    validate(watched)
    errors = validate.errors ?? []
  })
  return [
    ...errors
      .filter(({ keyword }) => !isPatch || keyword !== 'required')
      .map(({ instancePath, params }) => `${instancePath || '/'}: ${JSON.stringify(params)}`),
    ...unknown.map((path) => `${path}: unknown field`),
  ]
}
