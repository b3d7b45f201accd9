# api
