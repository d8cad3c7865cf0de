import { AsyncLocalStorage } from 'node:async_hooks'
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
} from '@opentelemetry/api'

export type Attributes = Readonly<Record<string, string | number>>
export type Tracing = {
  /**
   * Runs `work` inside a child span. Names and attributes are fixed strings and numbers, never
   * personal data.
   */
  inSpan<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T>
  /** Starts the span of a request; spans started after `enter` are its children. */
  request(): {
    enter(next: () => void): void
    end(name: string, attributes: Attributes, failed: boolean): void
  }
  /** Flushes pending spans. */
  stop(): Promise<void>
}

/** Timeout of the collector, retries included: the end of the process waits for it. */
const EXPORT_TIMEOUT_MS = 2_000

/**
 * Exports spans to an OpenTelemetry collector (OTLP over HTTP). `url`: such as
 * http://127.0.0.1:4318; `ratio`: sampled traces, 0 to 1. The libraries are loaded here only, so
 * that they cost nothing without tracing.
 */
export async function startTracing(url: string, ratio: number, version: string): Promise<Tracing> {
  const [
    { BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider },
    { OTLPTraceExporter },
    { resourceFromAttributes },
  ] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ])
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'tomogolf', 'service.version': version }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({
          url: `${url.replace(/\/$/, '')}/v1/traces`,
          timeoutMillis: EXPORT_TIMEOUT_MS,
        }),
        scheduledDelayMillis: 2_000,
      }),
    ],
  })
  const tracer = provider.getTracer('tomogolf')
  const current = new AsyncLocalStorage<Context>()
  const parent = () => current.getStore() ?? ROOT_CONTEXT
  const finish = (span: Span, failed: boolean) => {
    // no message: it may quote user input; the log has it, scrubbed
    if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  }
  return {
    inSpan: async (name, attributes, work) => {
      const span = tracer.startSpan(name, { kind: SpanKind.INTERNAL, attributes }, parent())
      try {
        const result = await current.run(trace.setSpan(parent(), span), work)
        finish(span, false)
        return result
      } catch (err) {
        finish(span, true)
        throw err
      }
    },
    request: () => {
      const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, ROOT_CONTEXT)
      return {
        enter: (next) => current.run(trace.setSpan(ROOT_CONTEXT, span), next),
        end: (name, attributes, failed) => {
          span.updateName(name).setAttributes(attributes)
          finish(span, failed)
        },
      }
    },
    stop: () => provider.shutdown(),
  }
}
