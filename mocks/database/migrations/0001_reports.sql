CREATE TABLE "shop"."reports" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"report" jsonb NOT NULL
);
