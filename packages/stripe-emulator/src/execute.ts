import { apiError, ProviderError } from './errors.ts'
import { expand } from './http/expand.ts'
import type { FormObject } from './http/form-body.ts'
import { storeResponse } from './idempotency.ts'
import type { KeyedRequest } from './idempotency.ts'
import { pageView } from './http/page-view.ts'
import { readParams } from './http/params.ts'
import type { RouteMatch } from './http/routes.ts'
import type { ApiObject } from './types.ts'
import type { World } from './world.ts'

interface Execution {
  readonly request: { readonly method: string; readonly path: string }
  readonly route: RouteMatch
  readonly params: FormObject
  readonly fromPage: boolean
  readonly keyed: KeyedRequest | undefined
  readonly requestId: string
}

interface Outcome {
  readonly status: number
  readonly body: string
}

/**
 * Runs the handler and stores its response under the idempotency key in one transaction: after a
 * crash both exist or neither. Refusals keep their changes; an unexpected error rolls everything
 * back.
 */
export function execute(world: World, execution: Execution): Outcome {
  const { keyed, request, requestId } = execution
  try {
    return world.store.transaction(() => {
      world.cause = { requestId, idempotencyKey: keyed?.key ?? null, ...pick(request) }
      const { outcome, kept } = run(world, execution)
      if (keyed && kept) storeResponse(world, keyed, { ...outcome, requestId })
      return outcome
    })
  } finally {
    world.cause = null
  }
}

const pick = ({ method, path }: { method: string; path: string }) => ({ method, path })

function run(world: World, execution: Execution): { outcome: Outcome; kept: boolean } {
  const show = (object: ApiObject): ApiObject => (execution.fromPage ? pageView(object) : object)
  try {
    const broken = world.faults.take('server_error', execution.request)
    if (broken) {
      const { status, body } = apiError()
      return {
        outcome: { status, body: toText({ error: body }) },
        kept: broken.fault.stored ?? true,
      }
    }
    const params = readParams(execution.params)
    const paths = params.texts('expand')
    const { route, request, fromPage } = execution
    const object = route.handler({ world, ids: route.ids, ...pick(request), params, fromPage })
    if (!params.isDone())
      throw new Error(
        `the handler of ${request.method} ${request.path} does not refuse unknown parameters`,
      )
    return {
      outcome: { status: 200, body: toText(show(expand(world, object, paths))) },
      kept: true,
    }
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    return {
      outcome: { status: error.status, body: toText({ error: show(error.body) }) },
      kept: error.kept,
    }
  }
}

const toText = (object: ApiObject): string => JSON.stringify(object, null, 2)
