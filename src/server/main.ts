// React decides by NODE_ENV when it is loaded, so it is set before anything else is.
process.env["NODE_ENV"] ??= "production";

const { start } = await import("./start.ts");
await start(process.env);

export {};
