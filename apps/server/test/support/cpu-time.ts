/**
 * CPU milliseconds of this process during `work`, all threads included. Unlike elapsed time it does
 * not grow while other processes use the machine.
 */
export async function cpuTime(work: () => unknown): Promise<number> {
  const start = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

/** The median CPU time of several runs. */
export async function medianCpuTime(runs: number, work: () => unknown): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < runs; run++) times.push(await cpuTime(work))
  return times.sort((a, b) => a - b)[Math.floor(runs / 2)]!
}
