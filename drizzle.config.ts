import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  casing: "snake_case",
  schema: "./src/database/schema/**/!(*.test).ts",
  out: "./src/database/migrations",
});
