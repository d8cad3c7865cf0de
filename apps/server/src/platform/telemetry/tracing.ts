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
  /** Runs `work` inside a span, a child of the one it is called in. Names and attributes are fixed words and numbers, never anything of a person. */
  inSpan<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T>
  /** Opens the span of a request; `enter` lets what follows count as its children. */
  request(): {
    enter(next: () => void): void
    end(name: string, attributes: Attributes, failed: boolean): void
  }
  /** Sends what is still waiting. */
  stop(): Promise<void>
}

/** After so long a collector that does not answer is given up, its repetitions counted: a process that ends must not wait for it. */
const GIVE_UP_MS = 2_000

/**
 * Spans to an OpenTelemetry collector by OTLP over HTTP. `url`: the collector, such as http://127.0.0.1:4318; `share`: of how many
 * traces, 0 to 1. The libraries are loaded here only: without tracing nobody pays for them.
 */
export async function startTracing(url: string, share: number, version: string): Promise<Tracing> {
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
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({
          url: `${url.replace(/\/$/, '')}/v1/traces`,
          timeoutMillis: GIVE_UP_MS,
        }),
        scheduledDelayMillis: 2_000,
      }),
    ],
  })
  const tracer = provider.getTracer('tomogolf')
  const current = new AsyncLocalStorage<Context>()
  const here = () => current.getStore() ?? ROOT_CONTEXT
  const finish = (span: Span, failed: boolean) => {
    // the message of an error may quote what a person typed: the log has it, under its own rules
    if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  }
  return {
    inSpan: async (name, attributes, work) => {
      const span = tracer.startSpan(name, { kind: SpanKind.INTERNAL, attributes }, here())
      try {
        const result = await current.run(trace.setSpan(here(), span), work)
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
