import { z } from 'zod'
import { port, type EnvOf, type Variables } from './variable.ts'

export const telemetryVariables = {
  METRICS_TOKEN: {
    doc: 'bearer token of /metrics; in production it is served with a token or at METRICS_PORT only',
    schema: z.string().min(24),
  },
  METRICS_PORT: {
    doc: 'port at HOST that serves /metrics instead of PORT, without a token; keep it inside the network',
    schema: port,
  },
  LOG_LEVEL: {
    doc: 'least severe level that is logged; default info in production (a line per request), warn elsewhere',
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']),
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    doc: 'OpenTelemetry collector for traces (OTLP over HTTP, such as http://127.0.0.1:4318); without it there are no traces',
    schema: z.url(),
  },
  OTEL_TRACES_SAMPLER_ARG: {
    doc: 'ratio of requests that are traced, 0 to 1',
    schema: z.coerce.number().min(0).max(1),
    default: 0.1,
  },
} as const satisfies Variables

type Env = EnvOf<typeof telemetryVariables> & { readonly PORT: number }

export const telemetryProblems = ({ METRICS_PORT, PORT }: Env): string[] =>
  METRICS_PORT !== undefined && METRICS_PORT !== 0 && METRICS_PORT === PORT
    ? ['METRICS_PORT: must differ from PORT, which visitors reach']
    : []
