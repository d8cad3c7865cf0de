import { Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import { startTracing, type Tracing } from './tracing.ts'

/** Instrumented work apart from requests. */
export type Work = 'job' | 'provider' | 'mail'
export type Telemetry = {
  /** Metrics of /metrics. */
  readonly registry: Registry
  readonly tracing: Tracing | null
  /**
   * Records duration and outcome: "ok", "failed" for an exception, or the result of `outcomeOf`.
   * `name` is a label: use few, fixed values.
   */
  measure<T>(
    kind: Work,
    name: string,
    work: () => Promise<T>,
    outcomeOf?: (result: T) => string,
  ): Promise<T>
  stop(): Promise<void>
}
type Settings = {
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined
  readonly OTEL_TRACES_SAMPLER_ARG: number
  readonly version: string
}

const BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30]

/** Metrics always, traces where a collector is configured. */
export async function startTelemetry(config: Settings): Promise<Telemetry> {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = {
    job: new Histogram({
      name: 'job_duration_seconds',
      help: 'Duration of jobs',
      labelNames: ['name', 'outcome'],
      buckets: BUCKETS,
      registers: [registry],
    }),
    provider: new Histogram({
      name: 'provider_call_duration_seconds',
      help: 'Duration of calls to the card provider',
      labelNames: ['name', 'outcome'],
      buckets: BUCKETS,
      registers: [registry],
    }),
    mail: new Histogram({
      name: 'mail_delivery_duration_seconds',
      help: 'Duration of deliveries to the mail server',
      labelNames: ['name', 'outcome'],
      buckets: BUCKETS,
      registers: [registry],
    }),
  }
  const tracing = config.OTEL_EXPORTER_OTLP_ENDPOINT
    ? await startTracing(
        config.OTEL_EXPORTER_OTLP_ENDPOINT,
        config.OTEL_TRACES_SAMPLER_ARG,
        config.version,
      )
    : null
  return {
    registry,
    tracing,
    measure: async (kind, name, work, outcomeOf = () => 'ok') => {
      const end = durations[kind].startTimer({ name })
      try {
        const result = await (tracing ? tracing.inSpan(`${kind} ${name}`, {}, work) : work())
        end({ outcome: outcomeOf(result) })
        return result
      } catch (err) {
        end({ outcome: 'failed' })
        throw err
      }
    },
    stop: async () => {
      await tracing?.stop().catch(() => {
        /* an unreachable collector must not delay the end of the process */
      })
    },
  }
}
