export declare function commitMessageProblems(message: string): string[]
